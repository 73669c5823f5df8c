export const isPostgresUrl = (database: string) => /^postgres(ql)?:/.test(database)
