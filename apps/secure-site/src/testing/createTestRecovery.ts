import { sealWithPassword } from '../frame/recovery/passwordSeal'
import { formatRecoveryCode } from '../frame/recovery/recoveryCode'
import { createRecoveryFile, formatRecoveryFile } from '../frame/recovery/recoveryFile'
import { createRandomBytes } from '../frame/vault/bytes'
import { computeSeedCheck, createSharingId, splitSeed } from '../frame/vault/shares'
import { deriveAddresses } from '../frame/wallet/deriveAddresses'

export const TEST_PASSWORD = 'river lamp orange seventeen'
/** Cheap, as tests measure no strength. */
const COST = { memoryKiB: 64, passes: 1, lanes: 1 }

/** Creates a user's wallet with its recovery file and printed code. */
export async function createTestRecovery({
  userId = 'mia',
  hasPassword = false,
  seed = createRandomBytes(32),
  cost = COST,
} = {}) {
  const [server, recoveryShare, fileShare] = await splitSeed(seed, 3)
  if (!server || !recoveryShare || !fileShare) throw new Error('A seed was split into too few shares')
  const sharing = { id: createSharingId(), check: await computeSeedCheck(seed, userId) }
  const binding = { userId, sharingId: sharing.id }
  const password = hasPassword ? await sealWithPassword(recoveryShare, TEST_PASSWORD, binding, { cost }) : undefined
  const site = { name: 'Harbor', url: 'https://secure.harbor.example' }
  const addresses = await deriveAddresses(seed)
  const file = await createRecoveryFile({ site, userId, sharing, addresses, recoveryShare, fileShare, password })
  return {
    seed,
    server,
    recoveryShare,
    fileShare,
    text: formatRecoveryFile(file),
    code: formatRecoveryCode(recoveryShare),
  }
}
