/** Thrown if the file cannot be read. The message is shown to the user. */
export class FileProblem extends Error {
  override name = "FileProblem";
}
