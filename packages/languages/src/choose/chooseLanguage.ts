/**
 * Chooses the best of some languages, as BCP 47 tags, for a list of wishes. Compares language and script, so `zh-TW`
 * gets `zh-Hant`, and `pt-PT` gets `pt-BR` if that is the only Portuguese. Undefined if none fits.
 */
export function chooseLanguage(available: readonly string[], wishes: readonly string[]): string | undefined {
  for (const wish of wishes) {
    const chosen =
      available.find((each) => each.toLowerCase() === wish.toLowerCase()) ??
      available.find((each) => toScript(each) !== undefined && toScript(each) === toScript(wish))
    if (chosen !== undefined) return chosen
  }
  return undefined
}

/** Returns the language with its usual script, such as `zh-Hant`. Undefined for what names no language. */
function toScript(tag: string): string | undefined {
  try {
    const { language, script } = new Intl.Locale(tag).maximize()
    // `Intl` takes `und`, an undetermined language, for English.
    return /^und(-|$)/i.test(tag) ? undefined : `${language}-${script}`
  } catch {
    return undefined
  }
}
