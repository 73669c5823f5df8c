const ACTIONS = [
  ['brand', 'Start with React', '/start/react'],
  ['alt', 'Next', '/start/next'],
  ['alt', 'Vue', '/start/vue'],
  ['alt', 'Svelte', '/start/svelte'],
  ['alt', 'HTML', '/start/html'],
] as const

/** Writes the first page from the root README. */
export function writeHome(readme: string): string {
  const [, lead = ''] = /^# .+\n\n([\s\S]+?)\n\n/.exec(readme) ?? []
  const [first = '', ...rest] = lead.replace(/\s+/g, ' ').split(/(?<=\.) /)
  const actions = [
    ...ACTIONS.map(([theme, text, link]) => `    - { theme: ${theme}, text: ${text}, link: ${link} }`),
    '    - { theme: alt, text: Live demo, link: /demo/index.html, target: _self }',
  ]
  return [
    '---',
    'layout: home',
    'hero:',
    '  name: Foyer',
    `  text: ${JSON.stringify(first)}`,
    `  tagline: ${JSON.stringify(rest.join(' '))}`,
    '  image:',
    '    src: /files/docs/images/connecting.webp',
    '    alt: A user chooses a wallet, approves, and sees the account',
    '  actions:',
    ...actions,
    '---',
    '',
    readSections(readme, ['Use', 'Do I need an account anywhere?', 'Why Foyer']),
  ].join('\n')
}

function readSections(readme: string, wanted: readonly string[]) {
  const parts = readme.split(/^(?=## )/m)
  return wanted
    .map((name) => {
      const part = parts.find((each) => each.startsWith(`## ${name}\n`))
      if (!part) throw new Error(`README.md has no section "${name}".`)
      return part
    })
    .join('')
    .replace(/^!\[.*\n/gm, '')
}
