/** The lesson that is to be read aloud as soon as it is opened: listening goes on from the lesson before. */
let lessonId: string | null = null;

export function readNext(id: string): void {
  lessonId = id;
}

/** Whether it is this lesson's turn, which it is once. */
export function takeTurn(id: string): boolean {
  const isTurn = lessonId === id;
  lessonId = null;
  return isTurn;
}
