import { expect, it } from 'vitest'
import { migrateFiles } from './migrateFiles.js'
import { APPS } from './testing/apps.js'

const toMap = (files: Readonly<Record<string, string>>) => new Map(Object.entries(files))

it.each(Object.entries(APPS))('%s is moved to Foyer', (_name, app) => {
  const { changes, notes, packages } = migrateFiles(toMap(app))
  const printed = [...changes].map(([path, text]) => `──── ${path}\n${text}`).join('\n')
  const list = notes.map(({ path, line, message }) => `${path}:${line} ${message}`)
  expect(`${printed}\n──── left\n${list.join('\n')}\n──── packages\n${packages.join('\n')}\n`).toMatchSnapshot()
})

it.each(Object.entries(APPS))('%s does not change at a second run', (_name, app) => {
  const { changes } = migrateFiles(toMap(app))
  const next = new Map([...toMap(app), ...changes])
  expect([...migrateFiles(next).changes]).toEqual([])
})
