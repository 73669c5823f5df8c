import type { SandboxNft } from '../types'

export const createNftMetadata = (
  { name, description, traits, externalUrl, picture }: SandboxNft,
  tokenId: string,
  url: string,
) => ({
  name: name(tokenId),
  description,
  image: `${url}/pictures/${picture}`,
  external_url: externalUrl,
  attributes: Object.entries(traits).map(([trait_type, value]) => ({ trait_type, value })),
})
