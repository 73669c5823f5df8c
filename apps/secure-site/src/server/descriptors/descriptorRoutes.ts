import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SetupError } from '../../SetupError'
import { toFileResponse } from '../http/responses'
import type { PageRoute } from '../http/routes'

const KEY = /^[\w-]{43}$/

/** Throws unless the folder can be read and the key is one. */
export async function checkDescriptors(descriptors: { folder: string; key: string } | undefined): Promise<void> {
  if (descriptors === undefined) return
  if (!KEY.test(descriptors.key))
    throw new SetupError('The key of the descriptors is no Ed25519 public key: 32 bytes as base64url.')
  await readdir(descriptors.folder).catch(() => {
    throw new SetupError('The folder of the descriptors can’t be read.')
  })
}

/**
 * Serves the operator’s signed descriptors (ERC-7730), which the frame reads when it shows a call.
 *
 * @param folder has `<chain id>/<address>.json`
 */
export const descriptorRoutes = (folder: string | undefined): PageRoute[] =>
  folder === undefined
    ? []
    : [
        {
          method: 'GET',
          path: '/descriptors/:chainId/:file',
          async answer({ params: { chainId = '', file = '' } }) {
            const isName = /^\d{1,20}$/.test(chainId) && /^0x[\da-f]{40}\.json$/.test(file)
            const text = isName ? await readFile(join(folder, chainId, file), 'utf8').catch(() => undefined) : undefined
            // Not an error: browsers log each 404 of a page.
            return toFileResponse('application/json', text ?? 'null')
          },
        },
      ]
