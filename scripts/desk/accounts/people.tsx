import { HTTPException } from 'hono/http-exception';
import { type Invited, PeopleList } from '@/components/desk/people';
import { siteLanguages } from '@/lib/base/languages.mjs';
import { roles } from '@/lib/desk/editor';
import { type DeskApp, type DeskContext, type DeskRequest, typed } from '@/scripts/desk/context';

const MAX_NAME = 80;

/** Adds the page where editors invite people, sign them out and remove them. */
export function addPeopleRoutes(app: DeskApp, context: DeskContext): void {
  const { people, sessions, clock, audit, origin } = context;
  const show = async (c: DeskRequest, invited?: Invited) => {
    const city = c.get('city');
    const open = await sessions.list(clock());
    const sessionsOf = (id: string) => open.filter(({ editorId }) => editorId === id).length;
    const list = (await people.list()).map((person) => ({ ...person, sessions: sessionsOf(person.id) }));
    const page = <PeopleList city={city.key} people={list} {...(invited && { invited })} />;
    return context.page(c, c.get('texts').core.sections.people, page, { status: invited ? 422 : 200 });
  };
  app.get('/:city/people', (c) => show(c));
  app.post('/:city/people', async (c) => {
    const name = typed(c, 'name');
    const role = roles.find((one) => one === typed(c, 'role'));
    const language = siteLanguages.find((one) => one === typed(c, 'language'));
    if (!role || !language) throw new HTTPException(400);
    if (name === '' || name.length > MAX_NAME || /\p{Cc}/u.test(name))
      return show(c, { name: String(c.get('form').get('name')), role, language });
    const { core } = c.get('texts');
    const known = await people.known(name);
    if (known?.isLastEditor && role !== 'editor') return context.done(c, c.req.path, core.people.lastEditor);
    const token = await people.invite(name, role, language, clock());
    await audit(c.get('editor').name, 'invited', `${name}, ${role}`);
    const page = (
      <>
        {known ? <p className="note">{core.people.replaces(name, core.people[role])}</p> : null}
        <pre>{`${origin}/join/${token}`}</pre>
      </>
    );
    return context.page(c, core.people.invited(name), page);
  });
  app.post('/:city/people/:id/:action', async (c) => {
    const { key } = c.get('city');
    const person = await people.byId(c.req.param('id'));
    const { people: texts } = c.get('texts').core;
    if (!person) throw new HTTPException(404);
    const action = c.req.param('action');
    if (action !== 'end' && action !== 'remove') throw new HTTPException(404);
    const isDone = action === 'end' || (await people.remove(person.id, clock()));
    if (!isDone) return context.done(c, `/${key}/people`, texts.lastEditor);
    await sessions.end({ editorId: person.id }, clock());
    await audit(c.get('editor').name, action === 'end' ? 'signed out everywhere' : 'removed', person.name);
    return context.done(c, `/${key}/people`, (action === 'end' ? texts.ended : texts.removed)(person.name));
  });
}
