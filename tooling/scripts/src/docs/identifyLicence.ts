/** Marks licenses that tie users to a vendor: its gateway, its fees, its name. */
export const RESTRICTED_LICENCE = 'WalletConnect Community License'

/**
 * Identifies licenses by a sentence of their text, including nonfree ones that resemble free ones. Names are SPDX’s,
 * where one exists.
 */
const SENTENCES: readonly (readonly [name: string, sentence: RegExp])[] = [
  [RESTRICTED_LICENCE, /(walletconnect|reown) community licen[sc]e/],
  ['Apache-2.0', /apache license,? \(?version 2\.0|licensed under the apache license/],
  ['MPL-2.0', /mozilla public license,? version 2\.0/],
  ['AGPL', /gnu affero general public license/],
  ['LGPL', /gnu lesser general public license|\blgpl/],
  ['GPL', /gnu general public license|\bgplv?[23]/],
  ['BUSL-1.1', /business source license/],
  ['SSPL-1.0', /server side public license/],
  ['Elastic-2.0', /elastic license/],
  ['PolyForm', /polyform [\w-]+ license/],
  ['CC0-1.0', /cc0 1\.0 universal|creative commons zero/],
  ['CC-BY', /creative commons attribution/],
  ['Unlicense', /free and unencumbered software released into the public domain/],
  ['BlueOak-1.0.0', /blue oak model license/],
  ['Python-2.0', /python software foundation license/],
  ['Zlib', /this software is provided 'as-is', without any express or implied warranty/],
  ['BSD', /redistribution and use in source and binary forms/],
  ['MIT', /permission is hereby granted, free of charge, to any/],
  ['ISC', /permission to use, copy, modify, and(\/or)? distribute this software for any purpose/],
]

const RESTRICTED = /commons clause|non-?commercial (use )?only|may not be used (for commercial|in production)/

/**
 * Identifies a license by the known sentence that comes first in the text: later ones are quotations, or belong to
 * parts of the package. Returns undefined for unknown texts.
 */
export function identifyLicence(text: string): string | undefined {
  const plain = text
    .replace(/[\s*#>]+/g, ' ')
    .replaceAll('‘', "'")
    .replaceAll('’', "'")
    .toLowerCase()
  if (RESTRICTED.test(plain)) return 'restricted'
  const [first] = SENTENCES.map(([name, sentence]) => ({ name, at: plain.search(sentence) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
  return first && exactly(first.name, plain)
}

/** Distinguishes licenses that share a sentence. */
function exactly(name: string, text: string) {
  if (name === 'BSD')
    return /neither the name|names? of (the|its) (copyright|contributors)/.test(text) ? 'BSD-3-Clause' : 'BSD-2-Clause'
  if (name === 'MIT') return /permission notice shall be included/.test(text) ? 'MIT' : 'MIT-0'
  if (name === 'ISC') return /permission notice appear in all copies/.test(text) ? 'ISC' : '0BSD'
  return name
}
