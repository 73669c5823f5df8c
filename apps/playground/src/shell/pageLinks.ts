/** Demo pages, each about one subject. */
export const pageLinks: readonly (readonly [path: string, name: string])[] = [
  ['one', 'The smallest site'],
  ['namespaces', 'Five kinds of networks'],
  ['berths', 'Behind a sign-in'],
  ['sixth', 'An adapter from outside'],
  ['vanilla', 'Without React'],
  ['elements', 'Custom elements'],
  ['headless', 'Without the UI package'],
  ['wagmi', 'Beside wagmi’s hooks'],
  ['ssr', 'Rendered on a server'],
  ['strict', 'React StrictMode'],
  ['csp', 'Strict content policy'],
  ['hostile', 'Hostile page styles'],
  ['two', 'Two modals'],
  ['embedded', 'Embedded'],
  ['rtl', 'Right to left'],
  ['redesign', 'Before and after'],
]
