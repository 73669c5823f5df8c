import type { KeySetting } from '../readSettings'
import type { KeySource } from '../server/keys/openServiceKeys'
import { createCommandKeyProvider } from './createCommandKeyProvider'
import { createPkcs11KeyProvider } from './createPkcs11KeyProvider'

/** Turns the settings of the service keys into keys and providers. */
export const toKeySources = ({
  serviceKey,
  olderServiceKey,
}: {
  readonly serviceKey: KeySetting
  readonly olderServiceKey?: KeySetting | undefined
}) => ({
  serviceKey: toKeySource(serviceKey),
  olderServiceKey: olderServiceKey === undefined ? undefined : toKeySource(olderServiceKey),
})

function toKeySource(setting: KeySetting): KeySource {
  if (typeof setting === 'string') return setting
  return setting.provider === 'pkcs11' ? createPkcs11KeyProvider(setting) : createCommandKeyProvider(setting)
}
