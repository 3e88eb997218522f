/** The file cannot be read. The message is for its owner. */
export class FileProblem extends Error {
  override name = "FileProblem";
}
