type Props = { searchParams: Promise<{ sort?: string }> };

export default async function QueryPage({ searchParams }: Props) {
  return <h1>{`sorted by ${(await searchParams).sort ?? 'nothing'}`}</h1>;
}
