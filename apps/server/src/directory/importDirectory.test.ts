import { createPublicKey, generateKeyPairSync, sign } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { usePostgres } from '@foyer/secure-site/testing/postgres'
import { expect, it, vi } from 'vitest'
import { useServer } from '../testing/useServer'
import { importDirectory } from './importDirectory'
import { openDirectoryDatabase } from './openDirectoryDatabase'
import { getImageId } from './readDirectory'

const { start, createFolder } = useServer()
const postgres = usePostgres()
const { privateKey } = generateKeyPairSync('ed25519')
const key = createPublicKey(privateKey).export({ format: 'jwk' }).x ?? ''
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'
const IMAGE = getImageId(Buffer.from(SVG))
const WAIT = { timeout: 30_000, interval: 100 }

async function writeSigned(name: string, image = IMAGE) {
  const folder = await createFolder()
  const text = JSON.stringify([{ id: 'harbor', name, image_id: image }])
  await mkdir(join(folder, 'images'))
  await writeFile(join(folder, 'wallets.json'), text)
  await writeFile(join(folder, 'wallets.json.sig'), sign(null, Buffer.from(text), privateKey).toString('base64'))
  await writeFile(join(folder, `images/${image}.svg`), SVG)
  return folder
}

const store = async (databaseUrl: string, folder: string) =>
  importDirectory({ DATABASE_URL: databaseUrl, DIRECTORY_KEY: key, DIRECTORY_FOLDER: undefined }, folder)

const listNames = async ({ httpUrl }: { readonly httpUrl: string }) => {
  const answer = await fetch(`${httpUrl}/getWallets?projectId=harbor`)
  const { data } = await answer.json()
  return data.map(({ name }: { readonly name: string }) => name)
}

it('every instance serves the newest directory of Postgres without a restart', { timeout: 120_000 }, async () => {
  const databaseUrl = await postgres.createDatabase()
  const servers = [
    await start({ databaseUrl, directoryKey: key }),
    await start({ databaseUrl, directoryKey: key, names: { zone: 'names.example', reserved: [], perAddress: 1 } }),
  ]
  for (const server of servers) expect(await listNames(server)).toEqual([])
  for (const [index, name] of ['One', 'Two', 'Three'].entries()) {
    expect(await store(databaseUrl, await writeSigned(name))).toEqual({ version: index + 1, wallets: 1 })
    for (const server of servers) await vi.waitFor(async () => expect(await listNames(server)).toEqual([name]), WAIT)
  }
  for (const { httpUrl } of servers) {
    const image = await fetch(`${httpUrl}/getWalletImage/${IMAGE}?projectId=harbor`)
    expect([image.headers.get('content-type'), await image.text()]).toEqual(['image/svg+xml', SVG])
  }
  const db = await openDirectoryDatabase(databaseUrl)
  const rows = await db.selectFrom('directory_image').select('version').orderBy('version').execute()
  await db.destroy()
  expect(rows).toEqual([{ version: 2 }, { version: 3 }])
})

it('a row of the directory that was altered is logged and not served', { timeout: 120_000 }, async () => {
  const databaseUrl = await postgres.createDatabase()
  await store(databaseUrl, await writeSigned('Former'))
  const lines: string[] = []
  const log = (line: string) => lines.push(line)
  const running = await start({ databaseUrl, directoryKey: key, log })
  const db = await openDirectoryDatabase(databaseUrl)
  const list = '[{"id":"evil","name":"Evil"}]'
  await db.insertInto('directory').values({ version: 2, list, signature: 'AAAA' }).execute()
  const line = 'directory: version 2 of the database is not signed by DIRECTORY_KEY, so it is not served'
  await vi.waitFor(() => expect(lines).toContain(line), WAIT)
  expect(await listNames(running)).toEqual(['Former'])
  expect(await listNames(await start({ databaseUrl, directoryKey: key }))).toEqual(['Former'])
  await db
    .updateTable('directory_image')
    .set({ bytes: Buffer.from('<svg onload="alert(1)"/>') })
    .execute()
  await db.destroy()
  expect((await fetch(`${running.httpUrl}/getWalletImage/${IMAGE}?projectId=harbor`)).status).toBe(500)
})

it('a directory with two places, without Postgres or with unsigned pictures is refused', async () => {
  const databaseUrl = await postgres.createDatabase()
  const folder = await writeSigned('Harbor')
  await expect(store(databaseUrl, await writeSigned('Harbor', 'harbor'))).rejects.toThrow(/is not its hash/)
  await store(databaseUrl, folder)
  await expect(start({ databaseUrl, directory: folder })).rejects.toThrow(/leave DIRECTORY_FOLDER out/)
  const settings = { DATABASE_URL: undefined, DIRECTORY_KEY: key, DIRECTORY_FOLDER: undefined }
  await expect(importDirectory(settings, folder)).rejects.toThrow(/needs DATABASE_URL and DIRECTORY_KEY/)
  await writeFile(join(folder, 'wallets.json'), '[]')
  await expect(store(databaseUrl, folder)).rejects.toThrow(/is not a signature/)
})
