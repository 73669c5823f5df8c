export const calls = {}
