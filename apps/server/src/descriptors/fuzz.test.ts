import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { it } from 'vitest'
import { fuzzEndpoints } from '../testing/fuzzEndpoints'
import { useServer } from '../testing/useServer'

const { start, createFolder } = useServer()

const ADDRESS = `0x${'ab'.repeat(20)}`

it('descriptors are served to any request', { timeout: 240_000 }, async () => {
  const folder = await createFolder()
  const payload = JSON.stringify({ chainId: 1, address: ADDRESS, descriptors: [] })
  await mkdir(join(folder, '1'))
  await writeFile(join(folder, `1/${ADDRESS}.json`), JSON.stringify({ payload, signature: 'A'.repeat(86) }))
  await fuzzEndpoints(await start({ descriptors: folder, proxies: 1 }), [
    { method: 'GET', path: `/v1/descriptors/1/${ADDRESS}.json`, query: { projectId: 'harbor' } },
  ])
})
