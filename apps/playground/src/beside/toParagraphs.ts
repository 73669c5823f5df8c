import type { Mail } from './useMails'

/** Returns the paragraphs of a mail's text, without the link that a button shows. */
export const toParagraphs = ({ text, link }: Pick<Mail, 'text' | 'link'>): readonly string[] =>
  text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '' && paragraph !== link)
