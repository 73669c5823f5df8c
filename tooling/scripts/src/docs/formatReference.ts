import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isGlobalType } from './isGlobalType'
import { readExamples } from './readExamples'
import { type ApiItem, createApiReader } from './readPublicApi'

interface ReferenceEntry {
  /** Specifier that an app imports. */
  readonly entry: string
  /** Path from the repository's root. */
  readonly source: string
  /** File in `docs/examples` in which each function has an example. */
  readonly examples?: string
}

interface ReferencePage {
  readonly title: string
  readonly about: string
  readonly entries: readonly ReferenceEntry[]
}

const entryOf = (name: string, file = 'index', examples?: string): ReferenceEntry => ({
  entry: `@foyer/${name}${file === 'index' ? '' : `/${file}`}`,
  source: `packages/${name}/src/exports/${file}.ts`,
  ...(examples !== undefined && { examples }),
})

/** Lists the pages of the reference by their file in `docs/reference`. */
export const referencePages: Readonly<Record<string, ReferencePage>> = {
  modal: {
    title: 'The modal',
    about: 'The modal with its stores and events, and the types of options.',
    entries: [entryOf('core', 'index', 'modal.ts')],
  },
  actions: {
    title: 'Actions',
    about: 'Functions that take the modal first.',
    entries: [entryOf('core', 'actions', 'actions.ts')],
  },
  hooks: {
    title: 'Hooks and buttons',
    about: 'Buttons, hooks and views for React.',
    entries: [entryOf('react-ui', 'index', 'hooks.tsx')],
  },
  elements: {
    title: 'Elements',
    about: 'Buttons as custom elements.',
    entries: [entryOf('elements'), entryOf('elements', 'server')],
  },
  adapters: {
    title: 'Adapters',
    about: 'The adapters of five families of networks.',
    entries: [
      ...['evm', 'solana', 'bitcoin', 'polkadot', 'cosmos'].map((name) => entryOf(`adapter-${name}`)),
      entryOf('adapter-solana', 'wallet-adapter'),
      entryOf('adapter-solana', 'mobile'),
    ],
  },
  siwx: {
    title: 'Sign-in',
    about: 'Sign-in for page and server.',
    entries: [
      'index',
      'client',
      'server',
      'eip155',
      'solana',
      'bip122',
      'polkadot',
      'cosmos',
      'sqlite',
      'better-auth',
    ].map((file) => entryOf('siwx', file)),
  },
  languages: { title: 'Languages', about: 'Translations of the modal.', entries: [entryOf('languages')] },
  feature: {
    title: 'Features of your own',
    about: 'What a feature is made of: [the recipe](../recipes.md#a-feature).',
    entries: [entryOf('core', 'feature'), entryOf('react-ui', 'feature')],
  },
  adapter: {
    title: 'Adapters of your own',
    about: 'What an adapter is made of: [the guide](../writing-an-adapter.md).',
    entries: [entryOf('core', 'adapter')],
  },
  testing: {
    title: 'Testing',
    about: 'A modal with scripted wallets, and the tests that every adapter passes.',
    entries: [
      entryOf('core', 'testing'),
      { entry: '@foyer/core/testing/cases', source: 'packages/core/src/exports/testingCases.ts' },
    ],
  },
  sandbox: {
    title: 'Sandbox',
    about: 'Local chains, wallets, a phone and services.',
    entries: [
      ...['index', 'evm', 'solana', 'bitcoin', 'polkadot', 'cosmos', 'swaps', 'scripts', 'mailbox', 'http'],
      'playwright',
    ].map((file) => entryOf('sandbox', file)),
  },
  'auth-frame': {
    title: 'Frame of the embedded wallet',
    about: 'What page and secure site say to each other.',
    entries: [entryOf('auth-frame'), entryOf('auth-frame', 'server')],
  },
}

/** Lists entries that have no page, with the reason. */
export const entriesWithoutPage: Readonly<Record<string, string>> = {
  '@foyer/core/internal/*': 'No promise covers it.',
  '@foyer/react-ui/internal/*': 'No promise covers it.',
  '@foyer/react-ui/buttons.css': 'Styles.',
  '@foyer/elements/react': 'Types of templates alone.',
  '@foyer/elements/vue': 'Types of templates alone.',
  '@foyer/elements/svelte': 'Types of templates alone.',
  '@foyer/elements/integrity.json': 'Data: the hashes of the classic script and its chunks.',
  '@foyer/languages/*': 'Texts.',
  '@foyer/migrate': 'A command, whose README names its functions.',
  '@foyer/adapter-evm/networks': 'Data.',
  '@foyer/adapter-solana/networks': 'Data.',
  '@foyer/adapter-bitcoin/networks': 'Data.',
  '@foyer/adapter-polkadot/networks': 'Data.',
  '@foyer/adapter-cosmos/networks': 'Data.',
  '@foyer/siwx/vectors.json': 'Data.',
  '@foyer/sandbox/contracts.json': 'Data.',
  '@foyer/server/sandbox': 'For the tests of this repository.',
}

/** Lists types that have no entry although signatures name them, with the reason. */
const typesWithoutEntry: Readonly<Record<string, string>> = {
  BaseContext: 'No promise covers it.',
  ModalContext: 'No promise covers it.',
}

// Pages read the same files.
const reader = createApiReader()

const ORDER: readonly (readonly ApiItem['kind'][])[] = [['function', 'class'], ['constant'], ['type']]

/** Writes a page of the reference: each export with its declaration, its comment, and an example. */
export function formatReference(root: string, name: string): string {
  const page = referencePages[name]
  if (!page) throw new Error(`There is no page ${name}.`)
  const others = Object.values(referencePages).flatMap(({ entries }) => entries)
  const known = new Set(others.flatMap(({ source }) => reader.readEntry(join(root, source)).map(keyOf)))
  const sections = page.entries.flatMap(({ entry, source, examples: file }) => {
    const items = reader.readEntry(join(root, source))
    const examples =
      file === undefined ? undefined : readExamples(readFileSync(join(root, 'docs/examples', file), 'utf8'), entry)
    return [
      `## ${entry}`,
      ...ORDER.flatMap((kinds) => items.filter(({ kind }) => kinds.includes(kind))).map((item) =>
        formatItem(item, examples),
      ),
      ...findNamedTypes(items, known).map((item) => formatItem({ ...item, text: notExported(item) }, undefined)),
    ]
  })
  const note = 'Written from the types (`pnpm docs:write`): a change of the public API shows here.'
  return `${[`# ${page.title}`, `${page.about} ${note}`, ...sections].join('\n\n')}\n`
}

const keyOf = ({ path, signature }: ApiItem) => `${path} ${signature}`

const notExported = ({ text }: ApiItem) => ['Not exported: types above name it.', text].filter(Boolean).join('\n\n')

/**
 * Finds the types of this repository that items name and no entry exports, and those that these name. Adds them to
 * `known`. Throws for a name that nothing declares.
 */
function findNamedTypes(items: readonly ApiItem[], known: Set<string>): readonly ApiItem[] {
  const found: ApiItem[] = []
  const queue = [...items]
  for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
    for (const name of item.types) {
      if (Object.hasOwn(typesWithoutEntry, name)) continue
      const type = reader.readType(item.path, name)
      if (type === undefined && !isGlobalType(name))
        throw new Error(`Nothing declares ${name}, which ${item.name} names.`)
      if (type === undefined || type === 'external' || known.has(keyOf(type))) continue
      known.add(keyOf(type))
      // A base class shows by the members of what extends it.
      if (type.kind === 'type') found.push(type)
      queue.push(type)
    }
  }
  return found.sort((one, other) => one.name.localeCompare(other.name, 'en'))
}

function formatItem(item: ApiItem, examples: ReadonlyMap<string, string> | undefined) {
  const example = examples?.get(item.name)
  if (examples && item.kind === 'function' && example === undefined) throw new Error(`${item.name} has no example.`)
  const members = formatMembers(item, examples)
  return [
    `### ${item.name}`,
    ...(item.text ? [item.text] : []),
    fence(item.signature),
    ...(example === undefined ? [] : ['Example:', fence(example, 'tsx')]),
    ...members,
  ].join('\n\n')
}

/** Lists what a modal has, and its events, each with an example. */
function formatMembers({ name: owner, members }: ApiItem, examples: ReadonlyMap<string, string> | undefined) {
  if (owner !== 'Modal' && owner !== 'ModalEvents') return []
  return members
    .filter(({ name }) => name !== 'context' && !name.includes('~'))
    .flatMap(({ name, text }) => {
      const isEvent = owner === 'ModalEvents'
      const title = isEvent ? `modal.on('${name}')` : `modal.${name}`
      const example = examples?.get(isEvent ? `on${name.slice(0, 1).toUpperCase()}${name.slice(1)}` : name)
      if (example === undefined) throw new Error(`${title} has no example.`)
      return [`#### ${title}`, ...(text ? [text] : []), fence(example)]
    })
}

const fence = (code: string, language = 'ts') => `\`\`\`${language}\n${code}\n\`\`\``
