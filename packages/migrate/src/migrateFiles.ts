import { Project, ts } from 'ts-morph'
import { createFileEdit, type FileEdit } from './createFileEdit.js'
import type { Library, Note } from './notes.js'
import type { Migration } from './project.js'
import { hasAppKitElements, registerAppKit, transformAppKit } from './sources/appKit.js'
import { readChainNames, registerCosmosKit, transformCosmosKit } from './sources/cosmosKit.js'
import { registerSatsConnect, transformSatsConnect } from './sources/satsConnect.js'
import { connectKit, rainbowKit, registerKit, transformKit } from './sources/wagmiKits.js'
import { registerWalletAdapter, transformWalletAdapter } from './sources/walletAdapter.js'

/** Packages of each library, as an app's code and its package.json name them. */
export const LIBRARIES: Readonly<Record<Library, RegExp>> = {
  rainbowkit: /^@rainbow-me\/rainbowkit/,
  connectkit: /^connectkit(\/|$)/,
  appkit: /^@reown\/appkit/,
  'wallet-adapter': /^@solana\/wallet-adapter-/,
  'sats-connect': /^(sats-connect|@sats-connect\/core)$/,
  'cosmos-kit': /^(@cosmos-kit\/|cosmos-kit$)/,
}

export interface MigratedFiles {
  /** New text of each file that changes or is created, by path. */
  readonly changes: ReadonlyMap<string, string>
  readonly notes: readonly Note[]
  /** Packages of Foyer that the changed files import. */
  readonly packages: readonly string[]
}

const isLibraryOf = (library: Library, edit: FileEdit, text: string) =>
  edit.file.getImportDeclarations().some((each) => LIBRARIES[library].test(each.getModuleSpecifierValue())) ||
  (library === 'appkit' && hasAppKitElements(text))

/** Changes the files of an app. Files are named by their path below the app's folder, with `/`. */
export function migrateFiles(files: ReadonlyMap<string, string>): MigratedFiles {
  const migration: Migration = { modals: new Map(), packages: new Set(), created: new Map() }
  const project = new Project({
    useInMemoryFileSystem: true,
    compilerOptions: { allowJs: true, jsx: ts.JsxEmit.Preserve },
  })
  const edits = [...files].flatMap(([path, text]) => {
    const isMeant = Object.values(LIBRARIES).some((pattern) => findModules(text).some((module) => pattern.test(module)))
    if (!isMeant && !hasAppKitElements(text)) return []
    const file = project.createSourceFile(`/${path}`, text, { overwrite: true })
    return [{ text, edit: createFileEdit(path, file) }]
  })
  const of = (library: Library) =>
    edits.filter(({ edit, text }) => isLibraryOf(library, edit, text)).map(({ edit }) => edit)

  for (const edit of of('rainbowkit')) registerKit(rainbowKit, migration, edit)
  for (const edit of of('connectkit')) registerKit(connectKit, migration, edit)
  for (const edit of of('appkit')) registerAppKit(migration, edit)
  for (const edit of of('wallet-adapter')) registerWalletAdapter(migration, edit)
  for (const edit of of('cosmos-kit')) registerCosmosKit(migration, edit)
  for (const edit of of('sats-connect')) registerSatsConnect(migration, edit)

  const hasModal = migration.modals.size > 0
  const chainNames = new Set(of('cosmos-kit').flatMap(readChainNames))
  const transforms: Readonly<Record<Library, (edit: FileEdit) => void>> = {
    rainbowkit: (edit) => transformKit(rainbowKit, migration, edit),
    connectkit: (edit) => transformKit(connectKit, migration, edit),
    appkit: (edit) => transformAppKit(migration, edit),
    'wallet-adapter': (edit) => transformWalletAdapter(migration, edit),
    'cosmos-kit': (edit) => transformCosmosKit(migration, edit, chainNames),
    'sats-connect': (edit) => transformSatsConnect(migration, edit),
  }
  for (const [library, transform] of Object.entries(transforms) as [Library, (edit: FileEdit) => void][]) {
    // Buttons and hooks of Foyer need a modal: without one to create, everything stays.
    const isPossible = library === 'sats-connect' ? migration.created.size > 0 : hasModal
    for (const edit of of(library)) {
      if (isPossible) transform(edit)
      else edit.note(library, edit.file, 'left: the codemod did not find where the app creates its modal')
    }
  }
  const changes = new Map<string, string>()
  for (const { edit, text } of edits) {
    const next = edit.hasChanges() ? edit.print() : text
    if (next !== text) changes.set(edit.path, next)
  }
  const isUsed = changes.size > 0
  for (const [path, text] of migration.created) if (isUsed && !files.has(path)) changes.set(path, text)
  return { changes, notes: edits.flatMap(({ edit }) => edit.notes), packages: [...migration.packages].sort() }
}

const findModules = (text: string) =>
  [...text.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)].map(([, module]) => module ?? '')
