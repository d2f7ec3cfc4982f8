import sans from '@fontsource/figtree/files/figtree-latin-400-normal.woff';
import sansBold from '@fontsource/figtree/files/figtree-latin-600-normal.woff';
import greekItalic from '@fontsource/literata/files/literata-greek-400-italic.woff';
import greekRegular from '@fontsource/literata/files/literata-greek-400-normal.woff';
import greekBoldItalic from '@fontsource/literata/files/literata-greek-700-italic.woff';
import greekBold from '@fontsource/literata/files/literata-greek-700-normal.woff';
import greekExtItalic from '@fontsource/literata/files/literata-greek-ext-400-italic.woff';
import greekExtRegular from '@fontsource/literata/files/literata-greek-ext-400-normal.woff';
import greekExtBoldItalic from '@fontsource/literata/files/literata-greek-ext-700-italic.woff';
import greekExtBold from '@fontsource/literata/files/literata-greek-ext-700-normal.woff';
import latinItalic from '@fontsource/literata/files/literata-latin-400-italic.woff';
import latinRegular from '@fontsource/literata/files/literata-latin-400-normal.woff';
import latinBoldItalic from '@fontsource/literata/files/literata-latin-700-italic.woff';
import latinBold from '@fontsource/literata/files/literata-latin-700-normal.woff';
import latinExtItalic from '@fontsource/literata/files/literata-latin-ext-400-italic.woff';
import latinExtRegular from '@fontsource/literata/files/literata-latin-ext-400-normal.woff';
import latinExtBoldItalic from '@fontsource/literata/files/literata-latin-ext-700-italic.woff';
import latinExtBold from '@fontsource/literata/files/literata-latin-ext-700-normal.woff';

/** The faces of the text, and those of tables and drawings. */
export type Face = 'regular' | 'italic' | 'bold' | 'boldItalic' | 'sans' | 'sansBold';
export type Script = 'latin' | 'latinExt' | 'greek' | 'greekExt';

/** The files of the fonts, by script: a book fetches those whose letters it has. PDFs are made from WOFF alone. */
export const fontFiles: Record<Script, Partial<Record<Face, string>>> = {
  latin: {
    sans,
    sansBold,
    regular: latinRegular,
    italic: latinItalic,
    bold: latinBold,
    boldItalic: latinBoldItalic,
  },
  latinExt: {
    regular: latinExtRegular,
    italic: latinExtItalic,
    bold: latinExtBold,
    boldItalic: latinExtBoldItalic,
  },
  greek: { regular: greekRegular, italic: greekItalic, bold: greekBold, boldItalic: greekBoldItalic },
  greekExt: {
    regular: greekExtRegular,
    italic: greekExtItalic,
    bold: greekExtBold,
    boldItalic: greekExtBoldItalic,
  },
};
