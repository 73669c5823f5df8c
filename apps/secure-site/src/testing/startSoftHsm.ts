import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { buildPkcs11 } from './buildPkcs11'

const HELP =
  'SoftHSM is needed: install it (Debian: apt-get install softhsm2) or set SOFTHSM_MODULE to its library libsofthsm2.so.'
const PIN = '648219'
const CONFIGURATION = 'SOFTHSM2_CONF'

export type SoftHsm = Awaited<ReturnType<typeof startSoftHsm>>

/** Creates an HSM in software, with a token of its own, in a temporary folder. Only one may exist in a process. */
export async function startSoftHsm() {
  const module = findModule()
  await buildPkcs11()
  const folder = await mkdtemp(join(tmpdir(), 'secure-hsm-'))
  const [tokens, pinFile, configuration] = ['tokens', 'pin', 'softhsm2.conf'].map((name) => join(folder, name))
  if (tokens === undefined || pinFile === undefined || configuration === undefined) throw new Error('No folder.')
  await mkdir(tokens)
  await writeFile(pinFile, `${PIN}\n`)
  await writeFile(configuration, `directories.tokendir = ${tokens}\nobjectstore.backend = file\nlog.level = ERROR\n`)
  process.env[CONFIGURATION] = configuration
  const createToken = async (label: string) => {
    const args = ['--module', module, '--init-token', '--free', '--label', label, '--pin', PIN, '--so-pin', PIN]
    await promisify(execFile)('softhsm2-util', args)
  }
  await createToken('foyer')
  return {
    module,
    folder,
    pinFile,
    environment: { [CONFIGURATION]: configuration },
    createToken,
    /** Creates an AES key that stays in the HSM. Returns how a site finds it. */
    async createKey(key: string, token = 'foyer') {
      await createKey({ module, token, key })
      return { module, token, key, pinFile }
    },
    async stop() {
      delete process.env[CONFIGURATION]
      await rm(folder, { recursive: true })
    },
  }
}

async function createKey({ module, token, key }: { module: string; token: string; key: string }) {
  const { default: pkcs11 } = await import('pkcs11js')
  const hsm = new pkcs11.PKCS11()
  hsm.load(module)
  hsm.C_Initialize()
  try {
    const slot = hsm.C_GetSlotList(true).find((each) => hsm.C_GetTokenInfo(each).label.trim() === token)
    if (slot === undefined) throw new Error(`There is no token ${token}.`)
    const session = hsm.C_OpenSession(slot, pkcs11.CKF_SERIAL_SESSION | pkcs11.CKF_RW_SESSION)
    hsm.C_Login(session, pkcs11.CKU_USER, PIN)
    hsm.C_GenerateKey(session, { mechanism: pkcs11.CKM_AES_KEY_GEN }, [
      { type: pkcs11.CKA_LABEL, value: key },
      { type: pkcs11.CKA_VALUE_LEN, value: 32 },
      { type: pkcs11.CKA_TOKEN, value: true },
      { type: pkcs11.CKA_PRIVATE, value: true },
      { type: pkcs11.CKA_SENSITIVE, value: true },
      { type: pkcs11.CKA_EXTRACTABLE, value: false },
      { type: pkcs11.CKA_ENCRYPT, value: true },
      { type: pkcs11.CKA_DECRYPT, value: true },
    ])
    hsm.C_CloseSession(session)
  } finally {
    hsm.C_Finalize()
    hsm.close()
  }
}

/** Returns SoftHSM’s library; Debian has it in a folder of its own, or of the machine’s architecture. */
function findModule(): string {
  const roots = ['/usr/lib', '/usr/local/lib', '/opt/homebrew/lib', '/usr/lib64']
  const machines = existsSync('/usr/lib') ? readdirSync('/usr/lib').map((name) => join('/usr/lib', name)) : []
  const candidates = [...roots, ...machines].map((folder) => join(folder, 'softhsm/libsofthsm2.so'))
  const found = [process.env.SOFTHSM_MODULE, ...candidates].find((path) => path && existsSync(path))
  if (found === undefined) throw new Error(HELP)
  return found
}
