/** Something an author has to mend. */
export interface Problem {
  file: string;
  line: number;
  message: string;
}
