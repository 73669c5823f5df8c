/** Forms of a text by the plural categories of its language. `other` stands for those that are left out. */
export type PluralForms = Partial<Readonly<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string }

/** Returns the form that a number needs. `#` stands for the number, written as the language does. */
export type Counter = (count: number, forms: PluralForms) => string

/** Creates a function that counts in a language. */
export function createCounter(tag: string): Counter {
  const [rules, format] = [new Intl.PluralRules(tag), new Intl.NumberFormat(tag)]
  return (count, forms) => (forms[rules.select(count)] ?? forms.other).replaceAll('#', () => format.format(count))
}
