import type { Client } from 'viem'
import { parseAvatarRecord } from 'viem/ens'

export const parseAvatar = (client: Client, record: string): Promise<string> => parseAvatarRecord(client, { record })
