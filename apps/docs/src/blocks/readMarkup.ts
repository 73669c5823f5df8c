import type { IsDeclared, Markup } from './markup.ts'
import type { Block } from './readBlocks.ts'
import { readHtml } from './readHtml.ts'
import { readSvelte } from './readSvelte.ts'
import { readVue } from './readVue.ts'

const readers: Readonly<Record<string, (code: string, isDeclared: IsDeclared) => Markup>> = {
  html: readHtml,
  vue: readVue,
  svelte: readSvelte,
}

/** Compiles a block of markup. Returns undefined for another block. */
export const readMarkup = ({ language, code }: Block, isDeclared: IsDeclared = () => true): Markup | undefined =>
  Object.hasOwn(readers, language) ? readers[language]?.(code, isDeclared) : undefined
