/** What its maker says of one. @param {import('../index.mjs').SandboxNft} nft @param {string} tokenId @param {string} url */
export const describeNft = ({ name, description, traits, externalUrl, picture }, tokenId, url) => ({
  name: name(tokenId),
  description,
  image: `${url}/pictures/${picture}`,
  external_url: externalUrl,
  attributes: Object.entries(traits).map(([trait_type, value]) => ({ trait_type, value })),
})
