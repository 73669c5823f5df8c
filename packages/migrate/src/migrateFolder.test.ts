import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { migrateFolder } from './migrateFolder.js'
import { rainbowKitApp } from './testing/apps.js'
import { ARROW_APPS } from './testing/arrowApps.js'

const MANIFEST = `{
  "name": "harbor",
  "dependencies": {
    "@rainbow-me/rainbowkit": "^2.2.0",
    "connectkit": "^1.9.0",
    "wagmi": "^3.0.0"
  }
}
`

const { 'src/Custom.tsx': custom, ...app } = rainbowKitApp

function createApp({ files = app as Readonly<Record<string, string>>, isCommitted = true } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-migrate-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [path, text] of Object.entries({ 'package.json': MANIFEST, ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const git = (...given: string[]) =>
    execFileSync('git', ['-c', 'user.name=Harbor', '-c', 'user.email=harbor@example.com', ...given], { cwd: folder })
  git('init', '--quiet')
  if (isCommitted) {
    git('add', '.')
    git('commit', '--quiet', '--message', 'Before')
  }
  return { folder, read: (path: string) => readFileSync(join(folder, path), 'utf8'), git }
}

it('migrateFolder writes the files and package.json, and leaves others byte for byte', async () => {
  const { folder, read } = createApp()
  const { changed, added, removed } = await migrateFolder({ folder, version: '^1.0.0' })
  expect([...changed].sort()).toEqual(['package.json', 'src/Berth.tsx', 'src/main.tsx', 'src/wagmi.ts'])
  expect(added).toEqual(['@foyer/adapter-evm', '@foyer/core', '@foyer/react-ui'])
  expect(removed).toEqual(['@rainbow-me/rainbowkit', 'connectkit'])
  expect(JSON.parse(read('package.json')).dependencies).toEqual({
    '@foyer/adapter-evm': '^1.0.0',
    '@foyer/core': '^1.0.0',
    '@foyer/react-ui': '^1.0.0',
    wagmi: '^3.0.0',
  })
  expect(read('src/tides.ts')).toBe(rainbowKitApp['src/tides.ts'])
})

it('migrateFolder keeps a package that a file still imports', async () => {
  const { folder, read } = createApp({ files: rainbowKitApp })
  const { removed, notes } = await migrateFolder({ folder, version: '^1.0.0' })
  expect(removed).toEqual(['connectkit'])
  expect(read('src/Custom.tsx')).toBe(custom)
  expect(notes.map(({ path, line }) => `${path}:${line}`)).toContain('src/Custom.tsx:5')
})

it.each([
  ['src/Berth.vue', "<script setup>\nimport { ConnectKitButton } from 'connectkit'\n</script>\n"],
  ['src/app.css', "@import 'connectkit/styles.css';\n"],
])('migrateFolder keeps a package that %s imports, and lists it', async (path, text) => {
  const { folder, read } = createApp({ files: { ...app, [path]: text } })
  const { removed, notes } = await migrateFolder({ folder, version: '^1.0.0' })
  expect(removed).toEqual(['@rainbow-me/rainbowkit'])
  expect(read(path)).toBe(text)
  expect(notes.map((each) => each.path)).toContain(path)
})

it('migrateFolder changes the package.json nearest to each file of a workspace', async () => {
  const root = { private: true, workspaces: ['apps/*'], devDependencies: { wagmi: '^2.14.0' } }
  const web = { name: 'web', dependencies: { '@rainbow-me/rainbowkit': '^2.2.0' } }
  const other = { name: 'other', dependencies: { connectkit: '^1.9.0', wagmi: '^2.14.0' } }
  const type = '{ "type": "module" }'
  const { folder, read } = createApp({
    files: {
      ...Object.fromEntries(Object.entries(app).map(([path, text]) => [`apps/web/${path}`, text])),
      'package.json': JSON.stringify(root),
      'apps/web/package.json': JSON.stringify(web),
      'apps/web/src/package.json': type,
      'apps/other/package.json': JSON.stringify(other),
      'apps/sea/package.json': JSON.stringify({ name: 'sea' }),
      'apps/sea/src/Wallet.tsx': ARROW_APPS.walletAdapterArrowApp['src/Wallet.tsx'] ?? '',
    },
  })
  const { changed, notes } = await migrateFolder({ folder, version: '^1.0.0' })
  expect(changed.filter((path) => path.endsWith('.json')).sort()).toEqual([
    'apps/sea/package.json',
    'apps/web/package.json',
    'package.json',
  ])
  expect(JSON.parse(read('package.json'))).toEqual({ ...root, devDependencies: { wagmi: '^3.0.0' } })
  expect(JSON.parse(read('apps/web/package.json'))).toEqual({
    name: 'web',
    dependencies: { '@foyer/adapter-evm': '^1.0.0', '@foyer/core': '^1.0.0', '@foyer/react-ui': '^1.0.0' },
  })
  expect(JSON.parse(read('apps/sea/package.json')).dependencies).not.toHaveProperty('@foyer/adapter-evm')
  expect(notes.map(({ path, library }) => `${path} ${library}`)).toContain('package.json rainbowkit')
})

it('migrateFolder lists packages to add if the folder has no package.json', async () => {
  const { folder } = createApp()
  const { added, notes } = await migrateFolder({ folder: join(folder, 'src'), version: '^1.0.0' })
  expect(added).toEqual([])
  const [note] = notes.filter(({ path }) => path === 'package.json')
  expect(note?.message).toContain('add @foyer/adapter-evm, @foyer/core, @foyer/react-ui yourself')
})

it('migrateFolder removes a package at a second run, after the last file that imports it is moved', async () => {
  const { folder, read } = createApp({ files: rainbowKitApp })
  await migrateFolder({ folder, version: '^1.0.0' })
  expect(read('package.json')).toContain('@rainbow-me/rainbowkit')
  rmSync(join(folder, 'src/Custom.tsx'))
  const { changed, removed } = await migrateFolder({ folder, version: '^1.0.0', isForced: true })
  expect({ changed, removed }).toEqual({ changed: ['package.json'], removed: ['@rainbow-me/rainbowkit'] })
})

it('migrateFolder changes nothing at a second run', async () => {
  const { folder } = createApp()
  await migrateFolder({ folder, version: '^1.0.0' })
  expect((await migrateFolder({ folder, version: '^1.0.0', isForced: true })).changed).toEqual([])
})

it('migrateFolder writes nothing in a dry run, and returns a patch that Git applies', async () => {
  const { folder, read, git } = createApp({ isCommitted: false })
  const { diff } = await migrateFolder({ folder, version: '^1.0.0', isDryRun: true })
  expect(read('package.json')).toBe(MANIFEST)
  expect(read('src/wagmi.ts')).toBe(rainbowKitApp['src/wagmi.ts'])
  writeFileSync(join(folder, 'move.patch'), diff)
  git('apply', '-p0', 'move.patch')
  expect(read('src/wagmi.ts')).toContain('createModal')
})

it('migrateFolder refuses a folder with uncommitted changes, unless it is forced', async () => {
  const { folder, read } = createApp()
  writeFileSync(join(folder, 'src/wagmi.ts'), `${rainbowKitApp['src/wagmi.ts']}\n// mine\n`)
  await expect(migrateFolder({ folder, version: '^1.0.0' })).rejects.toThrow('not committed')
  expect(read('src/wagmi.ts')).toContain('getDefaultConfig')
  await migrateFolder({ folder, version: '^1.0.0', isForced: true })
  expect(read('src/wagmi.ts')).toContain('createModal')
})

it('migrateFolder refuses a folder that is not there, and one without Git', async () => {
  await expect(migrateFolder({ folder: '/nowhere', version: '^1.0.0' })).rejects.toThrow('no folder')
  const folder = mkdtempSync(join(tmpdir(), 'foyer-migrate-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  await expect(migrateFolder({ folder, version: '^1.0.0' })).rejects.toThrow('--force')
})

it('migrateFolder follows no link out of the folder', async () => {
  const outside = createApp()
  const { folder } = createApp({ files: {} })
  symlinkSync(join(outside.folder, 'src'), join(folder, 'src'))
  symlinkSync(join(outside.folder, 'src/wagmi.ts'), join(folder, 'wagmi.ts'))
  const { changed } = await migrateFolder({ folder, version: '^1.0.0', isForced: true })
  expect(changed).toEqual([])
  expect(outside.read('src/wagmi.ts')).toBe(rainbowKitApp['src/wagmi.ts'])
})
