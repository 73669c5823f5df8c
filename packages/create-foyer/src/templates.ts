/** Lists the templates by their folder in the repository's `examples`, with what each is made with. */
export const templates = {
  'vite-react': 'Vite and React',
  next: 'Next, with sign-in and a page for signed-in users',
  'vite-wagmi': 'Vite and React, with wagmi’s hooks beside',
} as const

export type TemplateName = keyof typeof templates

export const isTemplateName = (name: string): name is TemplateName => Object.hasOwn(templates, name)

/** Stands for `.gitignore` in a template: npm leaves files of that name out of packages. */
export const IGNORE_FILE = '_gitignore'
