export async function serveDevelopment(): Promise<number> {
  return 1;
}
