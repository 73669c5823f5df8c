import { expect, it } from 'vitest'
import { migrateFiles } from './migrateFiles.js'
import { APPS } from './testing/apps.js'
import { ARROW_APPS } from './testing/arrowApps.js'

const ALL = Object.entries({ ...APPS, ...ARROW_APPS })

const toMap = (files: Readonly<Record<string, string>>) => new Map(Object.entries(files))

it.each(ALL)('%s is moved to Foyer', (_name, app) => {
  const { changes, notes, packages } = migrateFiles(toMap(app))
  const printed = [...changes].map(([path, text]) => `──── ${path}\n${text}`).join('\n')
  const list = notes.map(({ path, line, message }) => `${path}:${line} ${message}`)
  expect(`${printed}\n──── left\n${list.join('\n')}\n──── packages\n${packages.join('\n')}\n`).toMatchSnapshot()
})

it.each(ALL)('%s does not change at a second run', (_name, app) => {
  const { changes } = migrateFiles(toMap(app))
  const next = new Map([...toMap(app), ...changes])
  expect([...migrateFiles(next).changes]).toEqual([])
})

it('the list of wallets is removed alone, from a component that is an arrow function', () => {
  const text = migrateFiles(toMap(ARROW_APPS.walletAdapterArrowApp)).changes.get('src/Wallet.tsx') ?? ''
  expect(text).toContain('export const Wallet: FC = () => {')
  expect(text).toContain('<ModalProvider modal={modal}>')
  expect(text).toContain('const endpoint = useMemo(')
  expect(text).not.toContain('const wallets')
})

it.each([
  ['is exported', 'export const wallets = [new UnsafeBurnerWalletAdapter()]'],
  [
    'is made by a function that does more',
    'const wallets = useMemo(() => { log(); return [new UnsafeBurnerWalletAdapter()] }, [])',
  ],
  ['is part of another value', 'const harbor = { wallets: [new UnsafeBurnerWalletAdapter()] }'],
])('a list of wallets stays if it %s', (_reason, statement) => {
  const { 'src/Wallet.tsx': wallet } = ARROW_APPS.walletAdapterArrowApp
  const before = `${wallet}\n${statement}\n`.replace(/ {2}const wallets[\s\S]*?\n {2}\)\n/, '')
  const { changes, notes } = migrateFiles(toMap({ 'src/Wallet.tsx': before }))
  expect(changes.get('src/Wallet.tsx')).toContain(statement)
  expect(notes.map(({ message }) => message).join()).toContain('UnsafeBurnerWalletAdapter')
})
