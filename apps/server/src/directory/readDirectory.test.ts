import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createDirectoryFolder } from '../testing/createDirectoryFolder'
import { useServer } from '../testing/useServer'
import { readDirectory } from './readDirectory'

const { createFolder } = useServer()

it('a directory is read in the order of its wallets', async () => {
  const folder = await createFolder()
  const key = await createDirectoryFolder(folder)
  const { wallets, images } = await readDirectory(folder, key)
  expect(wallets.map(({ id }) => id)).toEqual(['harbor', 'lantern', 'kelp'])
  expect([...images.keys()]).toEqual(['lantern-icon'])
})

it('a directory that was changed after it was signed is refused', async () => {
  const folder = await createFolder()
  const key = await createDirectoryFolder(folder)
  await appendFile(join(folder, 'wallets.json'), ' ')
  await expect(readDirectory(folder, key)).rejects.toThrow(/is not a signature of .* by DIRECTORY_KEY/)
})

it('a directory that another key has signed is refused', async () => {
  const [folder, other] = [await createFolder(), await createFolder()]
  await createDirectoryFolder(folder)
  const key = await createDirectoryFolder(other)
  await expect(readDirectory(folder, key)).rejects.toThrow(/is not a signature/)
})

it('a directory names each of its mistakes', async () => {
  const folder = await createFolder()
  await createDirectoryFolder(folder, [
    { id: 'a b', name: 'Bad id' },
    { id: 'script', name: 'Script', mobile_link: 'javascript:alert(1)' },
    { id: 'twice', name: 'One' },
    { id: 'twice', name: 'Two' },
  ])
  await expect(readDirectory(folder, undefined)).rejects.toThrow(
    ['  wallet 1: id', '  wallet 2: mobile_link', '  two wallets have the id twice'].join('\n'),
  )
})

it('a directory that is missing is named', async () => {
  const folder = await createFolder()
  await expect(readDirectory(folder, undefined)).rejects.toThrow(`${join(folder, 'wallets.json')} can’t be read.`)
})
