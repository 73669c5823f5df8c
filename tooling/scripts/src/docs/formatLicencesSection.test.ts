import { expect, it } from 'vitest'
import { root } from '../entry/root.mjs'
import { isAllowedLicence } from './allowedLicences'
import { formatLicencesSection } from './formatLicencesSection'
import { type InstalledDependency, readInstalledDependencies } from './readInstalledDependencies'

const reef: InstalledDependency = {
  name: 'reef',
  version: '1.0.0',
  licence: 'MIT',
  by: ['@foyer/modal'],
  isChosen: false,
}
const rpcWebsockets = { ...reef, name: 'rpc-websockets', licence: 'LGPL-3.0-only', isChosen: true }
const exceptionsOf = (text: string) => text.slice(text.indexOf('### Exceptions'))

it('a free licence is listed, and is no exception', () => {
  const text = formatLicencesSection([reef])
  expect(text).toContain('| reef | 1.0.0 | MIT | modal |')
  expect(exceptionsOf(text)).not.toContain('reef')
})

it('an exception is marked, and listed with its reason', () => {
  const text = formatLicencesSection([reef, rpcWebsockets])
  expect(text).toContain('| rpc-websockets | 1.0.0 | LGPL-3.0-only ([exception](#exceptions)) | modal (chosen) |')
  expect(exceptionsOf(text)).toMatch(/rpc-websockets \| 1\.0\.0 \| LGPL-3\.0-only \| modal \(chosen\) \| Comes with/)
})

it('a package that comes without its peer being chosen is no exception', () => {
  expect(() => formatLicencesSection([{ ...rpcWebsockets, isChosen: false }])).toThrow(
    'rpc-websockets 1.0.0 is under LGPL-3.0-only',
  )
})

it('every package of ours under another licence is among the exceptions', () => {
  const brought = readInstalledDependencies(root)
  const exceptions = exceptionsOf(formatLicencesSection(brought))
  const others = brought.filter(({ licence }) => !isAllowedLicence(licence))
  expect(others.length).toBeGreaterThan(0)
  for (const { name, version } of others) expect(exceptions).toContain(`| ${name} | ${version} |`)
})
