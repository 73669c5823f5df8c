import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { languageTags } from '@foyer/languages'
import { describe, expect, it } from 'vitest'
import { en } from '../../../../apps/secure-site/src/texts/en'
import { languageTags as siteTags } from '../../../../apps/secure-site/src/texts/languageTags'
import { root } from '../entry/root.mjs'
import { findEnglishTexts, findMissingValues, findOddTexts, listTexts } from './testing/compareTexts'

const FOLDER = join(root, 'apps/secure-site/src/texts')
const english = new Map(listTexts(en))

it('each language of the secure site is one of the modal, and has a folder', () => {
  expect(languageTags).toEqual(expect.arrayContaining([...siteTags]))
  const folders = readdirSync(FOLDER, { withFileTypes: true }).filter((each) => each.isDirectory())
  expect(folders.map(({ name }) => name).sort()).toEqual([...siteTags, 'en'].sort())
})

describe.each(siteTags)('the secure site in %s', (tag) => {
  const load = async () => listTexts((await import(join(FOLDER, tag, 'index.ts'))).texts)

  it('has each text, and no other', async () => {
    expect((await load()).map(([place]) => place).sort()).toEqual([...english.keys()].sort())
  })

  it('says each word and number that the English text says', async () => {
    expect(findMissingValues(await load(), english)).toEqual([])
  })

  it('has no empty text, no surplus blank, and no English quotation mark or ellipsis of three dots', async () => {
    expect(findOddTexts(await load(), english)).toEqual([])
  })

  it('leaves no sentence in English', async () => {
    expect(findEnglishTexts(await load(), english)).toEqual([])
  })

  it('names its language', async () => {
    expect(new Map(await load()).get('language')).toBe(tag)
  })
})
