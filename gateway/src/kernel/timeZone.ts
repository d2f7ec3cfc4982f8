/** Whether there is a time zone of this name. @example isTimeZone('Europe/Berlin') */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return name !== '';
  } catch {
    return false;
  }
}
