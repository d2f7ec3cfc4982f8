const small = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'],
  ...['twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** A number below a thousand. @example numberInWords(119) // 'one hundred and nineteen' */
export function numberInWords(number: number): string {
  if (number < 20) return small[number] ?? '';
  if (number < 100) {
    const rest = number % 10;
    return `${tens[Math.floor(number / 10)]}${rest ? `-${small[rest]}` : ''}`;
  }
  const rest = number % 100;
  return `${small[Math.floor(number / 100)]} hundred${rest ? ` and ${numberInWords(rest)}` : ''}`;
}
