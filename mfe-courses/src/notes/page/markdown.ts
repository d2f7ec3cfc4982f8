import { inOneLine, scriptureReference } from '../place.ts';
import type { NoteSection } from './groupNotes.ts';

/** Words as Markdown shows them, whatever stands in them. */
const escaped = (text: string) => text.replace(/[\\`*_[\]<>#]/g, '\\$&');

/**
 * Notes as a Markdown document: subjects, lessons and books as headings, what was marked as quotations, what was written as it is.
 * @param origin where the academy is, for the links
 */
export function markdownOf(sections: readonly NoteSection[], origin: string): string {
  const lines = ['# Notes from Apologia'];
  for (const { title, groups } of sections) {
    lines.push(`## ${escaped(title)}`);
    for (const group of groups) {
      const name = escaped(group.title);
      lines.push(`### ${group.address ? `[${name}](${origin}${group.address})` : name}`);
      if (group.moduleTitle) lines.push(escaped(group.moduleTitle));
      for (const note of group.notes) {
        const reference = scriptureReference(note);
        lines.push(`> ${escaped(inOneLine(note.anchor.exact))}${reference ? ` (${reference})` : ''}`);
        if (note.text) lines.push(note.text);
      }
    }
  }
  return `${lines.join('\n\n')}\n`;
}
