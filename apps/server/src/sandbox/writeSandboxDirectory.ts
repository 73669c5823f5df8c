import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startDirectory } from '@foyer/sandbox'
import { isDirectoryWallet } from '../directory/readDirectory'

/** Writes the sandbox's wallets that the server accepts, with their pictures, as an operator's folder. */
export async function writeSandboxDirectory(folder: string): Promise<string> {
  const { url, wallets, stop } = await startDirectory()
  try {
    const accepted = wallets.filter(isDirectoryWallet)
    await mkdir(join(folder, 'images'), { recursive: true })
    await writeFile(join(folder, 'wallets.json'), JSON.stringify(accepted))
    for (const { image_id: id } of accepted) {
      const answer = await fetch(`${url}/getWalletImage/${id}?projectId=foyer`)
      if (answer.ok) await writeFile(join(folder, 'images', `${id}.svg`), await answer.text())
    }
    return folder
  } finally {
    await stop()
  }
}
