import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

const HELP = 'A C++ compiler is needed to build pkcs11js: install one (Debian: apt-get install g++) or set CXX.'
const SOURCES = ['main', 'common', 'dl'].map((name) => `src/${name}.cpp`)

/**
 * Builds the addon of `pkcs11js` in its folder, once. Its own build needs Python and Node’s headers from nodejs.org;
 * the headers of `node-api-headers` and a compiler are enough.
 */
export async function buildPkcs11(): Promise<void> {
  const { resolve } = createRequire(import.meta.url)
  const folder = dirname(resolve('pkcs11js/package.json'))
  const built = join(folder, 'build/Release/pkcs11.node')
  if (existsSync(built)) return
  const headers = join(dirname(resolve('node-api-headers/package.json')), 'include')
  await mkdir(dirname(built), { recursive: true })
  const output = `${built}.${process.pid}`
  const names = process.platform === 'darwin' ? ['-undefined', 'dynamic_lookup'] : []
  const options = ['-O1', '-std=c++17', '-shared', '-fPIC', '-DNAPI_DISABLE_CPP_EXCEPTIONS', ...names]
  const args = [...options, '-DNODE_GYP_MODULE_NAME=pkcs11', '-Iincludes', `-I${headers}`, ...SOURCES, '-o', output]
  await promisify(execFile)(process.env.CXX || 'c++', args, { cwd: folder }).catch((error) => {
    throw new Error(error.code === 'ENOENT' ? HELP : error.message)
  })
  // Renamed when complete: another test may build at the same time.
  await rename(output, built)
}
