import { cookies } from 'next/headers';

async function save(form: FormData) {
  'use server';
  (await cookies()).set('word', String(form.get('word')));
}

export default async function ActionPage() {
  return (
    <form action={save}>
      <h1>{`saved ${(await cookies()).get('word')?.value ?? 'nothing'}`}</h1>
      <input name="word" defaultValue="hello" aria-label="Word" />
      <button type="submit">Save</button>
    </form>
  );
}
