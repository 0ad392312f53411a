// Answers many files of one rule set in one call, so that each is read, judged and compared once.
import * as answers from "../../scorekeeper/static/js/scoring/answers.js";

export const answerAll = (name, files, rules, facts) =>
  files.map((file) => answers[name]({ ...file, rules }, facts));
