import { Project, ts } from 'ts-morph'
import { createFileEdit, type FileEdit } from './createFileEdit.js'
import type { Library, Note } from './notes.js'
import { type Migration, noteRemaining } from './project.js'
import { findLibrary, findModules, LIBRARIES } from './readModules.js'
import { findAppKitElement, registerAppKit, transformAppKit } from './sources/appKit.js'
import { readChainNames, registerCosmosKit, transformCosmosKit } from './sources/cosmosKit.js'
import { registerSatsConnect, transformSatsConnect } from './sources/satsConnect.js'
import { connectKit, rainbowKit, registerKit, transformKit } from './sources/wagmiKits.js'
import { registerWalletAdapter, transformWalletAdapter } from './sources/walletAdapter.js'

export interface MigratedFiles {
  /** New text of each file that changes or is created, by path. */
  readonly changes: ReadonlyMap<string, string>
  readonly notes: readonly Note[]
  /** Packages of Foyer that the changed files import. */
  readonly packages: readonly string[]
}

const isLibraryOf = (library: Library, edit: FileEdit, text: string) =>
  edit.file.getImportDeclarations().some((each) => LIBRARIES[library].test(each.getModuleSpecifierValue())) ||
  (library === 'appkit' && findAppKitElement(text) !== null)

/** Returns whether the codemod changes files of this name. Of others it lists what they import. */
const isChangeable = (path: string) => /\.(m|c)?[jt]sx?$/.test(path) && !/\.d\.(m|c)?ts$/.test(path)

/** Changes the files of an app. Files are named by their path below the app's folder, with `/`. */
export function migrateFiles(files: ReadonlyMap<string, string>): MigratedFiles {
  const migration: Migration = { modals: new Map(), packages: new Set(), created: new Map() }
  const project = new Project({
    useInMemoryFileSystem: true,
    compilerOptions: { allowJs: true, jsx: ts.JsxEmit.Preserve, noLib: true, noResolve: true },
  })
  const meant = [...files].filter(
    ([, text]) => findAppKitElement(text) || findModules(text).some(({ module }) => findLibrary(module)),
  )
  const sources = meant
    .filter(([path]) => isChangeable(path))
    .map(([path, text]) => ({ path, text, file: project.createSourceFile(`/${path}`, text, { overwrite: true }) }))
  const notes = meant.flatMap(([path, text]) => (isChangeable(path) ? [] : listImports(path, text)))
  const program = project.getProgram()
  const edits = sources.flatMap(({ path, text, file }) => {
    const [problem] = program.getSyntacticDiagnostics(file)
    if (!problem) return [{ text, edit: createFileEdit(path, file) }]
    const library = findModules(text).flatMap(({ module }) => findLibrary(module) ?? [])[0] ?? 'appkit'
    const reason = ts.flattenDiagnosticMessageText(problem.compilerObject.messageText, ' ')
    notes.push({
      path,
      line: problem.getLineNumber() ?? 1,
      message: `left: the file has a syntax error: ${reason}`,
      library,
    })
    return []
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
  const left = new Set<string>()
  for (const [library, transform] of Object.entries(transforms) as [Library, (edit: FileEdit) => void][]) {
    // Buttons and hooks of Foyer need a modal: without one to create, everything stays.
    const isPossible = library === 'sats-connect' ? migration.created.size > 0 : hasModal
    for (const edit of of(library)) {
      if (isPossible) transform(edit)
      else {
        edit.note(library, edit.file, 'left: the codemod did not find where the app creates its modal')
        left.add(`${library} ${edit.path}`)
      }
    }
  }
  for (const { edit } of edits) noteRemaining(edit, (library) => left.has(`${library} ${edit.path}`))
  const changes = new Map<string, string>()
  for (const { edit, text } of edits) {
    const next = edit.hasChanges() ? edit.print() : text
    if (next !== text) changes.set(edit.path, next)
  }
  const isUsed = changes.size > 0
  for (const [path, text] of migration.created) if (isUsed && !files.has(path)) changes.set(path, text)
  return {
    changes,
    notes: [...edits.flatMap(({ edit }) => edit.notes), ...notes],
    packages: [...migration.packages].sort(),
  }
}

/** Lists what a file imports that the codemod does not change, such as a Vue component or a style sheet. */
function listImports(path: string, text: string): readonly Note[] {
  const lineOf = (position: number) => text.slice(0, position).split('\n').length
  const imports = findModules(text).flatMap(({ module, position }): readonly Note[] => {
    const library = findLibrary(module)
    return library ? [{ path, line: lineOf(position), message: `\`${module}\` is left: see the guide`, library }] : []
  })
  const element = findAppKitElement(text)
  if (imports.length || !element) return imports
  return [
    { path, line: lineOf(element.index), message: 'elements of AppKit are left: see the guide', library: 'appkit' },
  ]
}
