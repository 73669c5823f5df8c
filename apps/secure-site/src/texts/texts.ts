import { en } from './en'

export type Texts = typeof en

let current: Texts = en

/** Returns the texts in the user’s language. Call it when a text is shown, never while a module loads. */
export const texts = (): Texts => current

export function setTexts(chosen: Texts): void {
  current = chosen
}

/** Adds the language of the texts to a path of the site, so that the window which it opens has the same. */
export const addLanguage = (path: string): string => `${path}?lang=${current.language}`
