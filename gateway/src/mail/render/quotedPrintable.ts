const maxLine = 76;

/** Text as quoted-printable, RFC 2045: lines short enough for every mail server, and nothing but ASCII. */
export function quotedPrintable(text: string): string {
  return text.split(/\r?\n/).map(encodeLine).join('\r\n');
}

function encodeLine(line: string): string {
  const bytes = new TextEncoder().encode(line);
  let encoded = '';
  let length = 0;
  for (const [i, byte] of bytes.entries()) {
    const isSpace = byte === 0x20 || byte === 0x09;
    const isPlain = (byte > 0x20 && byte < 0x7f && byte !== 0x3d) || (isSpace && i < bytes.length - 1);
    const unit = isPlain ? String.fromCharCode(byte) : `=${byte.toString(16).toUpperCase().padStart(2, '0')}`;
    if (length + unit.length >= maxLine) {
      encoded += '=\r\n';
      length = 0;
    }
    encoded += unit;
    length += unit.length;
  }
  return encoded;
}
