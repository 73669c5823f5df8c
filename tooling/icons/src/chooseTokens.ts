import { chosenTokens, extraTokenAddresses, networkIdByWeb3IconsName } from './choice/tokens'
import { readPicture, tokens } from './readPicture'

/** Chooses pictures of well-known tokens, best known first, each with its addresses. */
export async function chooseTokens() {
  const ids = [...chosenTokens.slice(0, 8), ...Object.keys(extraTokenAddresses), ...chosenTokens.slice(8)]
  const all = await Promise.all(
    [...new Set(ids)].map(async (id) => {
      const token = tokens.find((each) => each.id === id)
      if (!token) throw new Error(`The package knows no token ${id}.`)
      const result = Object.entries<string | undefined>(token.addresses).flatMap(([name, address]) => {
        const place = networkIdByWeb3IconsName[name]
        return place && address ? [`${place}/${normalize(place, address)}`] : []
      })
      const own = Object.entries(extraTokenAddresses[id] ?? {}).map(
        ([place, address]) => `${place}/${normalize(place, address)}`,
      )
      const parts = await readPicture(token.filePath)
      return parts ? [{ name: id, ids: [...new Set([...result, ...own])].sort(), parts }] : []
    }),
  )
  return all.flat()
}

// EVM addresses compare without case.
const normalize = (place: string, address: string) => (place.startsWith('eip155:') ? address.toLowerCase() : address)
