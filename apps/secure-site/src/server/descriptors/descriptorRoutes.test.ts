import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createTestServer, useTestServer } from '../../testing/useTestServer'

const ADDRESS = '0x00000000000000000000000000000000000000f1'
const KEY = 'A'.repeat(43)
const folder = mkdtempSync(join(tmpdir(), 'foyer-descriptors-'))
mkdirSync(join(folder, '1'))
writeFileSync(join(folder, '1', `${ADDRESS}.json`), '{"payload":"…"}')
writeFileSync(join(folder, 'secret.json'), '"secret"')

const site = useTestServer({ descriptors: { folder, key: KEY } })
const plain = useTestServer()

describe('the descriptors of an operator', () => {
  it('are served by network and contract, and null where there is none', async () => {
    const read = async (path: string) => (await fetch(`${site.url()}/descriptors/${path}`)).text()
    expect(await read(`1/${ADDRESS}.json`)).toBe('{"payload":"…"}')
    expect(await read(`10/${ADDRESS}.json`)).toBe('null')
    for (const path of ['1/..%2Fsecret.json', '..%2F/secret.json', '1/secret.json', `1/${ADDRESS.toUpperCase()}.json`])
      expect(await read(path)).not.toContain('secret')
  })

  it('have a key that the frame checks', async () => {
    const metaOf = async (url: string) =>
      /name="descriptors-key" content="([^"]*)"/.exec(await (await fetch(url)).text())
    expect((await metaOf(`${site.url()}/sdk`))?.[1]).toBe(KEY)
    expect((await metaOf(`${plain.url()}/sdk`))?.[1]).toBe('')
    expect((await fetch(`${plain.url()}/descriptors/1/${ADDRESS}.json`)).status).toBe(404)
  })

  it.each([
    ['a key that is none', { folder, key: 'key' }, /key of the descriptors/],
    ['a folder that is none', { folder: join(folder, 'none'), key: KEY }, /folder of the descriptors/],
  ])('stop a site that names %s', async (_, descriptors, message) => {
    await expect(createTestServer({ descriptors }).start()).rejects.toThrow(message)
  })
})
