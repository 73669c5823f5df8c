import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTemporaryFolder } from '../testing/createTemporaryFolder'
import { isAllowedLicence } from './allowedLicences'
import { checkLicences } from './checkLicences'
import { identifyLicence } from './identifyLicence'
import { readLicence } from './readLicence'

const MIT = `MIT License\n\nPermission is hereby granted, free of charge, \nto any person obtaining a copy of this software.
The above copyright notice and this permission notice shall be included in all copies.`
const ISC = `Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby
granted, provided that the above copyright notice and this permission notice appear in all copies.`
const GPL = '                    GNU GENERAL PUBLIC LICENSE\n                       Version 3, 29 June 2007'
const VENDOR = '**WALLETCONNECT COMMUNITY LICENSE AGREEMENT**\n\n**Release Date: 20 August 2025**'

let tree: ReturnType<typeof createTemporaryFolder>

beforeEach(() => {
  tree = createTemporaryFolder()
})
afterEach(() => tree.remove())

/** Puts a package into a folder, with the text of its licence. */
function install(folder: string, manifest: object, text?: string) {
  tree.write(`${folder}/package.json`, JSON.stringify({ version: '1.0.0', ...manifest }))
  if (text !== undefined) tree.write(`${folder}/LICENSE.md`, text)
}

describe('identifyLicence', () => {
  it.each([
    ['MIT', MIT],
    ['MIT-0', 'Permission is hereby granted, free of charge, to any person obtaining a copy of this software.'],
    ['ISC', ISC],
    ['0BSD', 'Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee.'],
    ['BSD-2-Clause', 'Redistribution and use in source and binary forms, with or without\n * modification'],
    ['BSD-3-Clause', 'Redistribution and use in source and binary forms. Neither the name of the holder nor'],
    ['Apache-2.0', 'Apache License\n   Version 2.0, January 2004'],
    ['Apache-2.0', 'Licensed under the Apache License, Version 2.0 (the "License")'],
    ['MPL-2.0', `Mozilla Public License Version 2.0\n"Secondary License" means the ${GPL}`],
    ['Unlicense', 'This is free and unencumbered software released into the public domain.'],
    ['LGPL', 'an Open Source project licensed under the terms of the LGPLv3 license'],
    ['GPL', GPL],
    ['BUSL-1.1', 'Business Source License 1.1'],
    ['WalletConnect Community License', VENDOR],
    ['WalletConnect Community License', 'REOWN COMMUNITY LICENSE AGREEMENT'],
    ['restricted', `"Commons Clause" License Condition v1.0\n${MIT}`],
  ])('tells %s', (name, text) => {
    expect(identifyLicence(text)).toBe(name)
  })

  it('says nothing of a text that it does not know', () => {
    expect(identifyLicence('You may read this on Sundays.')).toBeUndefined()
  })
})

describe('readLicence', () => {
  const read = (manifest: object, text?: string) => {
    install('reef', { name: 'reef', ...manifest }, text)
    return readLicence(`${tree.root}/reef`)
  }

  it.each([
    ['what the manifest says', { license: 'MIT' }, MIT, 'MIT'],
    ['the manifest without a text', { license: '(MIT OR Apache-2.0)' }, undefined, '(MIT OR Apache-2.0)'],
    ['the version that only the manifest has', { license: 'GPL-3.0-or-later' }, GPL, 'GPL-3.0-or-later'],
    ['an object as old manifests have it', { license: { type: 'ISC' } }, ISC, 'ISC'],
    ['a list as old manifests have it', { licenses: [{ type: 'MIT' }, { type: 'GPL-2.0' }] }, MIT, '(MIT OR GPL-2.0)'],
    ['the text where the manifest names a file', { license: 'SEE LICENSE IN LICENSE.md' }, ISC, 'ISC'],
    ['the text where the manifest says nothing', {}, MIT, 'MIT'],
  ])('takes %s', (_, manifest, text, licence) => {
    expect(read(manifest, text)).toBe(licence)
  })

  it.each([
    ['MIT', VENDOR, 'WalletConnect Community License'],
    ['Apache-2.0', VENDOR, 'WalletConnect Community License'],
    ['MIT', GPL, 'GPL'],
    ['MIT', `${MIT}\nCommons Clause`, 'restricted'],
    ['MIT', 'You may read this on Sundays.', 'unknown'],
  ])('takes the text where the manifest says %s and the text another', (license, text, licence) => {
    expect(read({ license }, text)).toBe(licence)
  })

  it('takes what a maker states elsewhere for a version whose files say nothing', () => {
    expect(read({ name: 'deshape', version: '0.2.0' })).toBe('unknown')
    expect(read({ name: 'deshape', version: '0.1.0' })).toBe('Apache-2.0')
    expect(read({ name: 'deshape', version: '0.1.0' }, GPL)).toBe('GPL')
  })

  it('knows nothing of a package that says nothing', () => {
    expect(read({})).toBe('unknown')
    expect(isAllowedLicence('unknown')).toBe(false)
  })

  it('reads every text of a package', () => {
    tree.write('reef/COPYING', GPL)
    expect(read({ license: 'MIT' }, MIT)).toBe('GPL')
  })
})

it.each([
  ['MIT', true],
  ['MPL-2.0', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['MIT AND BSD-3-Clause', true],
  ['MIT AND GPL-3.0-only', false],
  ['GPL-3.0-or-later WITH Classpath-exception-2.0', false],
  ['LGPL-3.0-only', false],
  ['BlueOak-1.0.0', false],
  ['UNLICENSED', false],
  ['WalletConnect Community License', false],
])('finds that %s is allowed: %s', (expression, allowed) => {
  expect(isAllowedLicence(expression)).toBe(allowed)
})

describe('checkLicences', () => {
  const modal = (manifest: object) => install('packages/modal', { name: '@foyer/modal', ...manifest })
  const dependency = (name: string, manifest: object, text?: string) =>
    install(`packages/modal/node_modules/${name}`, { name, ...manifest }, text)
  type Excuses = Parameters<typeof checkLicences>[1]
  const check = (chosen: Excuses = {}, unused: Excuses = {}) => checkLicences(tree.root, chosen, unused)

  beforeEach(() => tree.write('pnpm-lock.yaml', 'packages:\n\nsnapshots:\n'))

  it('accepts free licences, all the way down', () => {
    modal({ dependencies: { reef: '*' } })
    dependency('reef', { license: 'MIT', dependencies: { tide: '*' } }, MIT)
    dependency('tide', { license: 'ISC OR GPL-2.0' })
    expect(check()).toEqual([])
  })

  it('finds another licence deep in the tree, and who brings it', () => {
    modal({ dependencies: { reef: '*' } })
    dependency('reef', { license: 'MIT', dependencies: { tide: '*' } })
    dependency('tide', { license: 'GPL-3.0-only' })
    expect(check()).toEqual([
      expect.stringMatching(/^tide 1\.0\.0 is under GPL-3\.0-only, .* comes with @foyer\/modal\.$/),
    ])
  })

  it('finds a vendor’s text behind a manifest that says Apache-2.0', () => {
    modal({ dependencies: { reef: '*' } })
    dependency('reef', { license: 'Apache-2.0' }, VENDOR)
    expect(check()).toEqual([expect.stringContaining('reef 1.0.0 is under WalletConnect Community License')])
  })

  it.each([false, true])('looks at peers as at dependencies, optional: %s', (optional) => {
    modal({ peerDependencies: { reef: '*' }, peerDependenciesMeta: { reef: { optional } } })
    dependency('reef', { license: 'BUSL-1.1' })
    expect(check()).toHaveLength(1)
  })

  it('looks at what is optional to a dependency', () => {
    modal({ dependencies: { reef: '*' } })
    dependency('reef', { license: 'MIT', optionalDependencies: { tide: '*' } })
    dependency('tide', { license: 'GPL-3.0-only' })
    expect(check()).toHaveLength(1)
  })

  it('leaves out what only our tests need', () => {
    modal({ devDependencies: { reef: '*' } })
    dependency('reef', { license: 'GPL-3.0-only' })
    expect(check()).toEqual([])
  })

  it('insists that peers are installed, since their licence is read', () => {
    modal({ peerDependencies: { reef: '*' } })
    expect(() => check()).toThrow('@foyer/modal names reef, which is not installed here')
  })

  it('excuses what comes with a given package and is not loaded, by name and licence, while it is there', () => {
    const unused = { tide: { licence: 'GPL-3.0-only', because: 'Of reef.' } }
    modal({ dependencies: { reef: '*' } })
    dependency('reef', { license: 'MIT', optionalDependencies: { tide: '*' } })
    dependency('tide', { license: 'GPL-3.0-only' })
    expect(check({}, unused)).toEqual([])
    dependency('tide', { license: 'BUSL-1.1' })
    expect(check({}, unused)).toHaveLength(2)
    dependency('reef', { license: 'MIT' })
    expect(check({}, unused)).toEqual(['tide is listed in licenceExceptions and need not be.'])
  })

  it('excuses what only an optional peer brings, by name and licence', () => {
    const chosen = { tide: { licence: 'LGPL-3.0-only', because: 'Of reef.' } }
    modal({ peerDependencies: { reef: '*' }, peerDependenciesMeta: { reef: { optional: true } } })
    dependency('reef', { license: 'MIT', dependencies: { tide: '*' } })
    dependency('tide', { license: 'LGPL-3.0-only' })
    expect(check(chosen)).toEqual([])
    dependency('tide', { license: 'GPL-3.0-only' })
    expect(check(chosen)).toHaveLength(2)
    dependency('tide', { license: 'LGPL-3.0-only' })
    modal({ dependencies: { reef: '*' } })
    expect(check(chosen)).toHaveLength(2)
  })

  it('finds an excuse that is not needed', () => {
    modal({})
    expect(check({ tide: { licence: 'LGPL-3.0-only', because: 'Of reef.' } })).toEqual([
      'tide is listed in licenceExceptions and need not be.',
    ])
  })

  it('finds a vendor’s licence anywhere in the lockfile, and no other there', () => {
    modal({})
    const lock = ["  '@wallet/kit@1.6.0':", '    resolution: {integrity: x}', '  reef@1.0.0:', '    os: [darwin]']
    tree.write('pnpm-lock.yaml', `packages:\n\n${lock.join('\n')}\n\nsnapshots:\n\n  tide@1.0.0:\n`)
    const at = (folder: string) => `node_modules/.pnpm/${folder}`
    install(at('@wallet+kit@1.6.0_zod@4.0.0/node_modules/@wallet/kit'), { name: '@wallet/kit', license: 'MIT' }, VENDOR)
    install(at('@wallet+kit@1.2.10/node_modules/@wallet/kit'), { name: '@wallet/kit', license: 'MIT' }, VENDOR)
    expect(check()).toEqual(['@wallet/kit 1.6.0 of the lockfile is under the WalletConnect Community License.'])
    tree.write(at('@wallet+kit@1.6.0_zod@4.0.0/node_modules/@wallet/kit/LICENSE.md'), GPL)
    expect(check()).toEqual([])
  })
})
