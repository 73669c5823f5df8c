export const window = {}
